import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const list = style({ display: 'flex', listStyle: 'none' })

/** The line to the step before, from circle to circle. */
const lineBefore = {
  content: '',
  position: 'absolute',
  insetBlockStart: 15,
  insetInline: 'calc(-50% + 22px) calc(50% + 22px)',
  height: 2,
  borderRadius: 1,
  background: vars.line,
} as const

export const step = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  textAlign: 'center',
  selectors: { '&:not(:first-child)::before': lineBefore },
})

export const target = style({
  appearance: 'none',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: fontSize.small,
  lineHeight: 1.3,
  color: vars.ink2,
  selectors: { '&:is(button)': { cursor: 'pointer', color: vars.ink } },
})

const circle = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: '2px solid',
  borderRadius: '50%',
  fontWeight: fontWeight.medium,
  '@media': { [media.moving]: { transition: 'background-color 160ms, color 160ms' } },
})

export const mark = styleVariants({
  done: [
    circle,
    {
      background: vars.tint,
      borderColor: vars.accentText,
      color: vars.accentText,
      fontSize: fontSize.large,
      selectors: { 'button:hover > &': { background: vars.tint } },
    },
  ],
  current: [
    circle,
    {
      background: vars.accent,
      borderColor: vars.accentEdge,
      color: vars.onAccent,
      '@media': { [media.forced]: { outline: '2px solid', outlineOffset: 2 } },
    },
  ],
  upcoming: [circle, { borderColor: vars.line }],
  error: [
    circle,
    {
      background: vars.badTint,
      borderColor: vars.bad,
      color: vars.bad,
      fontSize: fontSize.large,
    },
  ],
})

/** On a phone only the current step has room for its name; that of the first and last grows inwards. */
export const label = styleVariants({
  current: {
    color: vars.ink,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    '@media': {
      '(width < 560px)': {
        selectors: {
          [`${step}:first-child &`]: { alignSelf: 'flex-start' },
          [`${step}:last-child &`]: { alignSelf: 'flex-end' },
        },
      },
    },
  },
  other: {
    '@media': {
      '(width < 560px)': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
})
