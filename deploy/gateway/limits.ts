/** What one visitor's network may take of the gateway, and everybody together; bytes, milliseconds, or how many at once. */
export interface Limits {
  /** TCP connections of one network, and of all. */
  connections: number;
  allConnections: number;
  /** Answers that a network has open at once, those that are files too: a paused player holds one. */
  openAnswers: number;
  /** Requests that a part behind the gateway is working on at once, for one network, and for all of them at the api and at the host server. */
  atOnce: number;
  allAtOnce: number;
  /** More than wait there for a render worker: a cached page must not stand in line with pages that have to be made. */
  allPagesAtOnce: number;
  /** Requests that wait for such a turn, and for how long; for a page of which there is a copy it is shorter. */
  waiting: number;
  allWaiting: number;
  waitMs: number;
  keptAfterMs: number;
  /** Requests that wait on one connection of HTTP/1 for the answers before theirs: browsers send none so. */
  pipelined: number;
  /** A body up to this size is read whole before a part behind is asked; a larger one is passed on as it comes. */
  wholeBodyBytes: number;
  /** Larger bodies that come at once, of one network and of all. */
  largeBodies: number;
  allLargeBodies: number;
  /** Time without one byte of a body after which it is taken to come no more. */
  bodyMs: number;
  /** Time in which a reader must take something of an answer; of a file, which holds nothing but itself, much longer: a film may be paused. */
  readerMs: number;
  fileReaderMs: number;
  /** Bytes that are held of answers for readers who are slower than what answers them: of one answer, for one network, for all. */
  heldOfAnswer: number;
  held: number;
  allHeld: number;
  /** Time for the headers of an answer to what only reads, where another replica can be asked; to the last one; and to what writes. */
  firstAnswerMs: number;
  answerMs: number;
  writtenMs: number;
}

export const defaultLimits: Limits = {
  connections: 512,
  allConnections: 10_000,
  openAnswers: 512,
  atOnce: 48,
  allAtOnce: 128,
  allPagesAtOnce: 384,
  waiting: 256,
  allWaiting: 2048,
  waitMs: 10_000,
  keptAfterMs: 500,
  pipelined: 16,
  wholeBodyBytes: 256 * 1024,
  largeBodies: 6,
  allLargeBodies: 48,
  bodyMs: 10_000,
  readerMs: 10_000,
  fileReaderMs: 15 * 60_000,
  heldOfAnswer: 1024 * 1024,
  held: 16 * 1024 * 1024,
  allHeld: 128 * 1024 * 1024,
  firstAnswerMs: 5_000,
  answerMs: 15_000,
  writtenMs: 60_000,
};
