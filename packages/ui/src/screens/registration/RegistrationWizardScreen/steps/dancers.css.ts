import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'
import { sheet } from '../../../../theme/sheet.ts'

export const dancer = style({
  display: 'grid',
  gap: space.small,
  justifyItems: 'start',
  padding: 'clamp(16px, 3.2vw, 24px)',
  ...sheet,
})

export const dancerFields = style({
  clear: 'both',
  width: '100%',
  display: 'grid',
  gap: space.medium,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${space.xsmall}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  // The badge appears while the date is typed: nothing below may move.
  minHeight: 40,
})

/** The age that counts, as a badge. */
export const age = style({
  padding: '2px 10px',
  borderRadius: 999,
  background: vars.tint,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
})

export const outOfAges = style({
  color: vars.warn,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
})

/** What may be told of the dancers besides. */
export const affiliation = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})

export const wide = style({ gridColumn: '1 / -1' })

export const more = style({ width: '100%' })

/** What else there is to do with the dancers. */
export const dancerActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

export const others = style({ display: 'grid', gap: space.xxsmall, listStyle: 'none' })

export const other = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.xsmall,
  alignItems: 'center',
  overflowWrap: 'anywhere',
})
