import type { Game } from '../../table/board';
import Board from './Board.svelte';
export default { Board, prompt: () => ({ id: 'x' }) } satisfies Game;
