// Where we are: /, /t/<table>, /join, /g/<table>, /learn/<game>, /rules/<game>, /statistics, /about. Links behind # carry
// secrets and are read once.

export type Place =
  | { page: 'start' }
  | { page: 'table'; table: string }
  | { page: 'join' }
  | { page: 'replay'; table: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'statistics' }
  | { page: 'about' }
  | { page: 'nowhere' };

function read(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  if (rest.length) return { page: 'nowhere' };
  if (!first) return { page: 'start' };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'g') return { page: 'replay', table: second };
  if (first === 'join' && !second) return { page: 'join' };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'statistics' && !second) return { page: 'statistics' };
  if (first === 'about' && !second) return { page: 'about' };
  return { page: 'nowhere' };
}

class Route {
  place: Place = $state.raw(read(location.pathname));

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = read(location.pathname);
    scrollTo(0, 0);
  }

  /** Go there in place of where we are: going back does not lead here again. */
  move(path: string): void {
    history.replaceState(null, '', path);
    this.place = read(location.pathname);
    scrollTo(0, 0);
  }

  /** The secret behind #, taken out of the address so that it is neither bookmarked nor shared by mistake. */
  takeSecret(): string {
    const secret = location.hash.slice(1);
    if (secret) history.replaceState(null, '', location.pathname + location.search);
    return secret;
  }

  /** A click on a link within the page stays within the page. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };

  constructor() {
    addEventListener('popstate', () => (this.place = read(location.pathname)));
  }
}

export const route = new Route();
