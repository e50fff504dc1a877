// Two Hands for boardgame.io, as its documentation tells one to write it. See server_load_game.py.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = 20;
const all = () => Array.from({ length: CARDS }, (_, n) => n);

const TwoHands = {
  name: 'two-hands',
  setup: () => ({ hands: { 0: all(), 1: all() }, piles: { 0: [], 1: [] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, card) => {
      const place = G.hands[playerID].indexOf(card);
      if (place < 0) return INVALID_MOVE;
      G.hands[playerID].splice(place, 1);
      G.piles[playerID].push(card);
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: { 0: playerID === '0' ? G.hands[0] : null, 1: playerID === '1' ? G.hands[1] : null },
  }),
  endIf: ({ G }) => (G.hands[1].length === 0 ? { draw: true } : undefined),
};

console.log = () => {};
const server = Server({ games: [TwoHands], origins: [/.*/] });
server.run({ port: 0 }).then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));
