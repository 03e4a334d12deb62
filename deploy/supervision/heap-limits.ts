/**
 * Flags of Node for every process of the site but render workers, which have their own. What is new in the heap may take 24 MB, a fifth of
 * what V8 would let it take; and the less the heap may have in all, the sooner V8 collects what is old: an api that lives in 50 MB had 160
 * otherwise. What needs more than this has a leak.
 */
export const heapLimits = ['--max-semi-space-size=8', '--max-old-space-size=384'];
