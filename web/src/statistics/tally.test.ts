import { expect, test } from 'vitest';
import { isResult, merged, type Result } from './results';
import { csv, interval, others, own, rates, scores, shared, side } from './tally';

const duel: Result = {
  table: 'one',
  at: 2000,
  game: 'duel',
  cooperative: false,
  options: { length: 'full' },
  seats: ['gandalf', 'balrog'],
  mine: [1],
  sitters: ['easy', 'person'],
  returns: [-1, 1],
  reason: 'won-final',
};
const together: Result = {
  ...duel,
  table: 'two',
  at: 1000,
  game: 'fellowship',
  cooperative: true,
  seats: ['frodo', 'sam', 'pippin'],
  mine: [0],
  sitters: ['person', 'easy', 'easy'],
  returns: [31, 31, 31],
  reason: 'bearer-lost',
};

test('a game is told from the seat one held', () => {
  expect([own(duel), side(duel), others(duel)]).toEqual(['won', 'balrog', 'easy']);
  expect(own({ ...duel, mine: [0], sitters: ['person', 'easy'] })).toBe('lost');
  expect(own({ ...duel, returns: [0, 0] })).toBe('drawn');
});

test('both sides at one screen: nobody in particular won', () => {
  expect(shared({ ...duel, mine: [0, 1] })).toBe(true);
  expect(shared({ ...together, mine: [0, 1] })).toBe(false);
  expect(others({ ...together, mine: [0, 1, 2] })).toBe('alone');
});

test('a friend among bots is a friend', () => {
  expect(others({ ...together, sitters: ['person', 'easy', 'person'] })).toBe('friend');
});

test('rates count wins, losses and draws', () => {
  const lost = { ...duel, table: 'three', returns: [1, -1] };
  expect(rates([duel, lost, { ...duel, sitters: ['person', 'person'] }], others)).toEqual([
    { key: 'easy', games: 2, won: 1, lost: 1, drawn: 0 },
    { key: 'friend', games: 1, won: 1, lost: 0, drawn: 0 },
  ]);
});

test('the interval of one game won leaves nearly everything open', () => {
  const [low, high] = interval(1, 1);
  expect(low).toBeCloseTo(0.207, 3);
  expect(high).toBe(1);
  expect(interval(0, 10)[0]).toBe(0);
});

test('a game left early has no score', () => {
  const left = ['abandoned', 'stopped'].map((reason) => ({ ...together, reason, returns: [0, 0, 0] }));
  expect(scores([together, ...left])).toEqual([31]);
});

test('each table counts once, in the order of time', () => {
  expect(merged([duel], [together, { ...duel, reason: 'resigned' }])).toEqual([together, duel]);
});

test('what is not a result is refused', () => {
  expect(isResult(duel)).toBe(true);
  for (const wrong of [
    null,
    {},
    { ...duel, mine: [2] },
    { ...duel, mine: [] },
    { ...duel, reason: 'a,b' },
    { ...duel, returns: [1] },
  ]) {
    expect(isResult(wrong)).toBe(false);
  }
});

test('a spreadsheet reads one line a game', () => {
  expect(csv([duel]).split('\r\n')).toEqual([
    'finished,game,side,others,result,score,reason,options,table',
    '1970-01-01T00:00:02.000Z,duel,balrog,easy,won,-1/1,won-final,length=full,one',
    '',
  ]);
});
