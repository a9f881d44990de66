import type { StyleRule } from '@vanilla-extract/css'

/** The host sets it on `<html>` once its app has started: the page was useful before, now it may take its time. */
export const STARTED = 'html[data-started]'

/**
 * For what lies far below the first screen: until the app has started it is laid out when one scrolls to it, so a
 * slow phone shows the page sooner; from then on it is laid out as a whole, for scrollbars and pictures of the page.
 * @param blockSize its usual height, px, to reserve until then
 */
export function laidOutLater(blockSize: number): StyleRule {
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${blockSize}px`,
    selectors: { [`${STARTED} &`]: { contentVisibility: 'visible' } },
  }
}
