import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { chosenWhenForced } from '../../../../theme/forcedColours.ts'
import { hallMedia, touchOnly } from '../../../../theme/hall.css.ts'
import { fontSize, fontWeight, space } from '../../../../theme/scale.ts'

/** The ink of the dark, whatever the device is set to. */
export const stage = style({ color: vars.ink })

export const desk = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
})

export const over = style({
  margin: 0,
  color: vars.ink2,
  fontSize: fontSize.standard,
  '@media': { [hallMedia.tablet]: { fontSize: fontSize.title } },
})

export const dance = style({
  margin: 0,
  fontSize: '2.5rem',
  lineHeight: 1.1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
  '@media': { [hallMedia.tablet]: { fontSize: '4.5rem' } },
})

export const countdown = style({ marginBlock: `${space.medium}px ${space.large}px` })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall}px ${space.large}px`,
  margin: 0,
  '@media': { [hallMedia.tablet]: { display: 'grid' } },
})
export const factName = style({ color: vars.ink2 })
export const fact = style({
  margin: 0,
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.02em',
  '@media': { [hallMedia.tablet]: { fontSize: fontSize.headline } },
})

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.small,
  marginBlockStart: 'auto',
  '@media': {
    [hallMedia.tablet]: { gridTemplateColumns: '1fr 1fr 2fr' },
  },
})

/** On a phone in a row of its own. */
export const finish = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [hallMedia.tablet]: { gridColumn: 'auto' } },
})

const lineBase = style([
  touchOnly,
  {
    display: 'grid',
    gridTemplateColumns: '68px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: space.xxsmall,
    width: '100%',
    minHeight: 60,
    margin: 0,
    padding: `${space.small}px ${space.xsmall}px`,
    border: 0,
    borderBlockEnd: `1px solid ${vars.line}`,
    background: 'none',
    color: vars.ink,
    fontSize: fontSize.large,
    lineHeight: 24 / 18,
    textAlign: 'start',
    selectors: {
      'button&': { cursor: 'pointer' },
      '&[aria-pressed=true]': { '@media': chosenWhenForced },
    },
  },
])

export const line = styleVariants({
  on: [lineBase, { background: vars.tint, boxShadow: `inset 4px 0 ${vars.accentText}` }],
  off: [lineBase, {}],
})

export const when = style({ fontWeight: fontWeight.bold })
export const what = style({ minWidth: 0 })
export const more = style({ display: 'block', color: vars.ink2, fontSize: fontSize.small })
export const tempo = style({ whiteSpace: 'nowrap' })
export const length = style({ color: vars.ink2 })
