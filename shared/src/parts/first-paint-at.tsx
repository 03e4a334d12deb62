/**
 * Has browsers draw nothing of a page before the element with this id has begun, for what is laid out from its middle or its end: it
 * would move with each piece of it that comes. The page's head says so; browsers that do not know it draw what they have.
 */
export const FirstPaintAt = ({ id }: { id: string }) => <link rel="expect" href={`#${id}`} blocking="render" />;
