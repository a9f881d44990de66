import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, space } from '../../theme/scale.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

/** Lines of a long list scroll within it, so that a row is dragged from its end to its beginning. */
export const longList = styleVariants({
  // Room for the ring of focus around its last button.
  lines: { maxHeight: '50dvh', paddingInline: 4, overflowY: 'auto' },
  fields: {},
})

const row_ = style({
  display: 'grid',
  gap: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-over=before]': { boxShadow: `inset 0 2px 0 ${vars.accent}` },
    '&[data-over=after]': { boxShadow: `inset 0 -2px 0 ${vars.accent}` },
  },
})

export const row = styleVariants({
  lines: [
    row_,
    {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      minHeight: 44,
      paddingBlock: 4,
      cursor: 'grab',
      '@media': { [media.mobile]: { gap: space.xxsmall } },
    },
  ],
  fields: [
    row_,
    {
      gridTemplateColumns: '24px minmax(0, 1fr)',
      paddingBlock: space.small,
      '@media': {
        [media.wide]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', alignItems: 'start' },
      },
    },
  ],
})

/** On the line of the fields, below their labels. */
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  marginBlockStart: 22,
  color: vars.ink2,
  cursor: 'grab',
})

const buttonRow = style({ display: 'flex' })

export const buttons = styleVariants({
  lines: [buttonRow],
  fields: [
    buttonRow,
    {
      gridColumn: '2',
      '@media': { [media.wide]: { gridColumn: 'auto', marginBlockStart: 22 } },
    },
  ],
})
