import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../theme/scale.ts'

export const rows = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  border: 0,
})

/** Of fields that belong together: told apart from the labels of the fields themselves. */
export const legend = style({ paddingBlockEnd: space.xsmall, fontWeight: fontWeight.strong })

export const problem = style({ color: vars.bad })

const base = style({
  display: 'grid',
  gap: space.xsmall,
  // An error under one field moves none of those beside it.
  alignItems: 'start',
})

/** How far under the top of a field its control begins: the line of its label and the gap. */
const labelHeight = `calc(1.5 * ${fontSize.small} + 6px)`

/** What has no label, in line with the controls beside it. */
export const besideControls = style({ marginBlockStart: labelHeight })

/** The same where the row is in one line: on a phone it stands in a line of its own. */
export const besideControlsWide = style({
  '@media': { [media.desktop]: { marginBlockStart: labelHeight } },
})

export const row = styleVariants({
  /** A text, a number. */
  pair: [base, { gridTemplateColumns: 'minmax(0, 1fr) auto auto' }],
  /** Several fields: side by side where there is room. */
  many: [
    base,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlockEnd: space.small,
      borderBlockEnd: `1px solid ${vars.line}`,
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: '110px minmax(0, 1fr) 110px 110px auto',
          paddingBlockEnd: 0,
          borderBlockEnd: 0,
        },
      },
    },
  ],
  /** A text, a number, a text. */
  three: [
    base,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': {
        [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 110px minmax(0, 1fr) auto' },
      },
    },
  ],
})
