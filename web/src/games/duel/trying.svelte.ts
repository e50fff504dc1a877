// The card of one's hand that is pointed at: the row shows how it would lie there.

class Trying {
  card: string | null = $state(null);
}

export const trying = new Trying();
