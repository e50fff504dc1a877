// Makes a rules page of a Markdown file in docs/play while the page is built: `import page from '...md?rules'`.

import { Marked } from 'marked';
import type { Plugin } from 'vite';

const QUERY = '?rules';
/** The numbers of rulings, in the first column of a table: such a row can be linked to. */
const RULINGS = /^[A-Z]\d+(\.\d+)?(, [A-Z]\d+)*$/;

export interface RulesText {
  title: string;
  /** The sections, for the table of contents. */
  sections: { id: string; title: string }[];
  html: string;
}

/** A heading as part of an address. */
function slug(heading: string): string {
  const plain = heading.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function rulesText(markdown: string): RulesText {
  const page: RulesText = { title: '', sections: [], html: '' };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) {
          page.title = text;
          return '';
        }
        const id = slug(text);
        if (depth === 2) page.sections.push({ id, title: text });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      table({ header, rows, align }) {
        const cell = (tag: string, at: number, tokens: (typeof header)[number]['tokens']): string =>
          `<${tag}${align[at] === 'right' ? ' class="right"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
        // A column without a title has no header.
        const head = header.map((one, at) => cell(one.text ? 'th' : 'td', at, one.tokens)).join('');
        const body = rows.map((row) => {
          const first = row[0]?.text ?? '';
          const [own, ...more] = RULINGS.test(first)
            ? first.split(', ').map((number) => ` id="ruling-${number}"`)
            : [''];
          const cells = row.map((one, at) => cell('td', at, one.tokens)).join('');
          return `<tr${own}>${cells.replace('</td>', `${more.map((id) => `<span${id}></span>`).join('')}</td>`)}</tr>`;
        });
        // A wide table scrolls by itself, so that the page does not.
        return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>\n`;
      },
    },
  });
  page.html = marked.parse(markdown, { async: false });
  return page;
}

export function rules(): Plugin {
  return {
    name: 'bree-rules',
    enforce: 'pre',
    transform(markdown, id) {
      return id.endsWith(`.md${QUERY}`) ? `export default ${JSON.stringify(rulesText(markdown))}` : null;
    },
  };
}
