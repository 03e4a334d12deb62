import { describe, expect, test } from 'vitest';
import { Line, type Packet } from './line.ts';

const options = { bytesPerSecond: 1000, delayMs: 75, packetBytes: 100 };
const bytes = (count: number) => Buffer.alloc(count);

/** Everything that the line delivers until it is empty, looked at as late as `lateBy` after each packet could start. */
function drain(line: Line<string>, lateBy = 0): Packet<string>[] {
  const packets: Packet<string>[] = [];
  while (line.nextAt !== undefined) {
    const packet = line.take(line.nextAt + lateBy);
    if (packet) packets.push(packet);
  }
  return packets;
}

describe('a line', () => {
  test('needs the time of its bytes, and then the delay once', () => {
    const line = new Line<string>(options);
    line.send('a', bytes(250), 1000);
    expect(drain(line).map(({ data, leavesAt, arrivesAt }) => [data.length, leavesAt, arrivesAt])).toEqual([
      [100, 1100, 1175],
      [100, 1200, 1275],
      [50, 1250, 1325],
    ]);
  });

  test('lets connections take turns', () => {
    const line = new Line<string>(options);
    line.send('a', bytes(300), 0);
    line.send('b', bytes(100), 0);
    expect(drain(line).map(({ flow }) => flow)).toEqual(['a', 'b', 'a', 'a']);
  });

  test('gives two connections together no more than one alone', () => {
    const line = new Line<string>(options);
    line.send('a', bytes(500), 0);
    line.send('b', bytes(500), 0);
    expect(drain(line).at(-1)?.leavesAt).toBe(1000);
  });

  test('keeps its rate where its driver looks late', () => {
    const line = new Line<string>(options);
    line.send('a', bytes(1000), 0);
    expect(drain(line, 40).at(-1)?.leavesAt).toBe(1000);
  });

  test('does not save up time while it is idle', () => {
    const line = new Line<string>(options);
    line.send('a', bytes(100), 0);
    drain(line);
    line.send('a', bytes(100), 5000);
    expect(drain(line)[0]?.leavesAt).toBe(5100);
  });

  test('gives no packet before its time', () => {
    const line = new Line<string>(options);
    line.send('a', bytes(200), 0);
    line.take(0);
    expect(line.take(99)).toBeUndefined();
    expect(line.take(100)?.data.length).toBe(100);
  });

  test('keeps the order and the content of a connection', () => {
    const line = new Line<string>({ ...options, packetBytes: 3 });
    line.send('a', Buffer.from('abcde'), 0);
    line.send('a', Buffer.from('fg'), 0);
    expect(
      drain(line)
        .map(({ data }) => data.toString())
        .join(''),
    ).toBe('abcdefg');
  });

  test('forgets what a closed connection had to send', () => {
    const line = new Line<string>(options);
    line.send('a', bytes(500), 0);
    line.send('b', bytes(100), 0);
    line.drop('a');
    expect(line.waitingBytes('a')).toBe(0);
    expect(drain(line).map(({ flow }) => flow)).toEqual(['b']);
  });
});
