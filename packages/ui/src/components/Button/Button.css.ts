import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const button = style({
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: vars.control,
  margin: 0,
  padding: '9px 20px',
  border: '1px solid transparent',
  borderRadius: vars.corner,
  background: 'none',
  fontSize: fontSize.standard,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '[data-density=compact] &': { fontSize: fontSize.small, padding: '2px 12px' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': {
    [media.moving]: { transition: 'background-color 120ms, border-color 120ms, color 120ms' },
  },
})

const enabled = '&:not(:disabled):not([aria-busy=true])'

/** Words alone look like the link they stand for. */
const underlined = {
  textDecoration: 'underline 1px color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: 4,
} as const

export const look = styleVariants({
  primary: {
    background: vars.accent,
    borderColor: vars.accentEdge,
    color: vars.onAccent,
    fontWeight: fontWeight.strong,
    selectors: { [`${enabled}:is(:hover,:active)`]: { background: vars.accentHover } },
  },
  secondary: {
    borderColor: vars.line2,
    color: vars.ink,
    selectors: { [`${enabled}:is(:hover,:active)`]: { background: vars.wash } },
  },
  tint: {
    background: vars.tint,
    color: vars.accentText,
    selectors: { [`${enabled}:is(:hover,:active)`]: { borderColor: vars.accentText } },
  },
  onPicture: {
    background: '#ffffff',
    // Seen on a pale ground only.
    borderColor: vars.groundTile,
    color: vars.groundTile,
    fontWeight: fontWeight.strong,
    selectors: { [`${enabled}:is(:hover,:active)`]: { background: '#ffffffe6' } },
  },
  quiet: {
    color: vars.accentText,
    ...underlined,
    selectors: { [`${enabled}:is(:hover,:active)`]: { background: vars.tint } },
  },
  primaryCritical: {
    background: vars.badTint,
    borderColor: vars.bad,
    color: vars.bad,
    fontWeight: fontWeight.strong,
    selectors: { [`${enabled}:is(:hover,:active)`]: { background: vars.page } },
  },
  secondaryCritical: {
    borderColor: vars.bad,
    color: vars.bad,
    selectors: { [`${enabled}:is(:hover,:active)`]: { background: vars.badTint } },
  },
  quietCritical: {
    color: vars.bad,
    ...underlined,
    selectors: { [`${enabled}:is(:hover,:active)`]: { background: vars.badTint } },
  },
})

export const pressable = style({
  selectors: {
    [`${enabled}:active`]: {
      '@media': { [media.moving]: { transform: 'translateY(1px)' } },
    },
  },
})

export const fullWidth = style({ width: '100%' })

/** The one step that a public page is for. */
export const large = style({ minHeight: 52, padding: '13px 24px' })

/** The price after a hairline. */
export const price = style({
  marginInlineStart: 4,
  paddingInlineStart: 12,
  borderInlineStart: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
  fontWeight: fontWeight.regular,
  whiteSpace: 'nowrap',
})

/** Icons sit a little larger than the text. */
export const icon = style({ display: 'inline-flex', marginInline: '-4px 0', fontSize: '1.2em' })

/** Keeps the width of the text while the spinner is shown. */
export const hiddenLabel = style({ opacity: 0 })

export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: '1.25em',
})
