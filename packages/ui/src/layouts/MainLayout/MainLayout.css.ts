import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, pageColumns, radius } from '../../theme/scale.ts'
import { HEADER_HEIGHT } from '../Header/headerHeight.ts'
import { fullWidth } from '../Page/fullWidth.css.ts'

export const shell = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.wash,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    // Without the menu the content would stand in its column.
    print: { display: 'block', background: 'none' },
  },
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
})

/** What is read, with the one round corner where header and menu meet. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  background: vars.page,
  boxShadow: `0 0 0 1px ${vars.line}`,
  overflow: 'clip',
  '@media': {
    [media.desktop]: { borderStartStartRadius: radius.panel },
    // What is clipped loses its last page.
    print: { boxShadow: 'none', overflow: 'visible' },
  },
})

export const panelWithBand = style([panel, { gridTemplateRows: 'auto 1fr auto' }])

export const main = style({
  display: 'grid',
  gridTemplateColumns: pageColumns,
  alignContent: 'start',
  rowGap: 'clamp(24px, 3.2vw, 40px)',
  minWidth: 0,
  paddingBlock: 'clamp(20px, 3.2vw, 40px) 72px',
  scrollMarginTop: HEADER_HEIGHT,
  '@media': { print: { display: 'block', padding: 0 } },
})

globalStyle(`${main} > :not(${fullWidth})`, { gridColumn: 'content', minWidth: 0 })
globalStyle(`${main}:has(> ${fullWidth}:first-child)`, { paddingBlockStart: 0 })

// The server renders everybody as a visitor. A refusal that may not hold for who is logged in is neither seen
// nor told.
globalStyle(`html[data-refusal=asked-again] ${main}`, { visibility: 'hidden' })

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 3,
  padding: '10px 16px',
  borderRadius: vars.corner,
  background: vars.page,
  color: vars.accentText,
  outlineOffset: -2,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
  '@media': { print: { display: 'none' } },
})

export const loading = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  color: vars.accentText,
})
