import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../../theme/scale.ts'
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

/** Keeps its line, so that nothing jumps when the age appears. */
export const age = style({
  marginTop: 4,
  minHeight: '1.5em',
  fontSize: fontSize.small,
  color: vars.ink2,
})

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
