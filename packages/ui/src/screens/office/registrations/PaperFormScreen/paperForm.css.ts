import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space.large })

export const section = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})

export const legend = style({
  padding: 0,
  marginBlockEnd: space.small,
  fontWeight: fontWeight.strong,
})

/** Fields of one line on paper, in one line here where there is room. */
const line = style({ display: 'grid', gap: space.small, alignItems: 'start' })

export const dancer = style([
  line,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) 44px',
      },
    },
  },
])

/** In the line of the fields, under which an error may stand. */
export const remove = style({ '@media': { [media.wide]: { paddingBlockStart: 26 } } })

export const trio = style([
  line,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
])

export const pair = style([
  line,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
])

export const chosen = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

export const chosenLine = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.small}px`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
})

export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const wholeLine = style({ gridColumn: '1 / -1', maxWidth: '20rem' })

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const reason = style({ gridColumn: '1 / -1', color: vars.bad })

export const samePeople = style({ display: 'grid', gap: space.xxsmall, listStyle: 'none' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
})
