import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { pageColumns } from '../../theme/scale.ts'
import { HEADER_HEIGHT } from '../Header/headerHeight.ts'

export const frame = style({
  minHeight: '100dvh',
  background: vars.page,
  '@media': { print: { background: 'none' } },
})

/** The same columns as the page below: logo and content begin at one line. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: pageColumns,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.wash,
  boxShadow: `0 1px 0 ${vars.line}`,
  '@media': { print: { display: 'none' } },
})

export const bar = style({
  gridColumn: 'content',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minWidth: 0,
  minHeight: HEADER_HEIGHT,
  // Longer actions take a second row.
  paddingBlock: 8,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
})
