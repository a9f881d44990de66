import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { error } from '../../../components/Field/Field.css.ts'
import { bottomNotice, fontSize, fontWeight, media, radius, space } from '../../../theme/scale.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
})

// The page has come blank, and what was typed before is about to take its place: a blank form would look
// as if it were lost.
globalStyle(`html[data-draft=kept] ${form}`, { visibility: 'hidden' })

// The sticky footer, and the notice below it, must not cover what has the focus (WCAG 2.4.11).
globalStyle(`${form} :is(input, button, a, summary, [tabindex])`, {
  scrollMarginBottom: `calc(120px + var(${bottomNotice}, 0px))`,
})

export const dancer = style({
  display: 'grid',
  gap: space.small,
  justifyItems: 'start',
  padding: 'clamp(16px, 3.2vw, 24px)',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
})

/** A legend that lies in the box as a heading does. */
export const legend = style({
  float: 'left',
  width: '100%',
  fontSize: fontSize.heading4,
  fontWeight: fontWeight.strong,
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
  color: vars.textSecondary,
})

export const section = style({ display: 'grid', gap: space.xsmall })

globalStyle(`${section} > *:not(legend)`, { clear: 'both' })

export const option = style({
  padding: '0 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
  selectors: {
    '&:has(input[type=checkbox]:checked)': {
      borderColor: vars.accent.line,
      background: vars.accent.soft,
    },
    '&:has(input[type=checkbox]:disabled)': { background: vars.sunken },
  },
})

globalStyle(`${option} label > :last-child`, { flex: 1 })

/** Name and price; what else there is to say lies under them. */
export const optionTitle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'baseline',
  justifyItems: 'start',
})

export const optionName = style({
  fontWeight: fontWeight.medium,
  overflowWrap: 'break-word',
  minWidth: 0,
})

export const price = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const optionMore = style({ padding: '0 0 12px 32px' })

export const packetHead = style({ padding: '4px 16px' })

globalStyle(`${packetHead} label > :last-child`, { flex: 1 })

// What is wrong stands under the words, and off the border.
globalStyle(`:is(${option}, ${packetHead}) > div > ${error}`, { padding: '0 0 12px 32px' })

export const packetMembers = style({
  display: 'grid',
  gap: space.xsmall,
  padding: 16,
  borderTop: `1px solid ${vars.line}`,
})

export const packetLegend = style({ float: 'left', width: '100%', fontSize: fontSize.small })

globalStyle(`${packetMembers} > *:not(legend)`, { clear: 'both' })

export const review = style({
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
})

export const reviewSection = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  padding: 'clamp(16px, 3.2vw, 24px)',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const reviewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const reviewList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  paddingInlineStart: '1.4em',
  overflowWrap: 'break-word',
})

export const reviewSublist = style({ paddingInlineStart: '1.2em', listStyle: 'disc' })

export const charges = style({ display: 'grid', gap: space.small })

export const chargeTable = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${chargeTable} :is(th, td)`, {
  padding: '10px 0',
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.regular,
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${chargeTable} td`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  paddingInlineStart: 16,
})
globalStyle(`${chargeTable} tfoot :is(th, td)`, {
  border: 0,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
})

export const footer = style({
  position: 'sticky',
  insetBlockEnd: `var(${bottomNotice}, 0px)`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.medium}px`,
  alignItems: 'end',
  justifyContent: 'space-between',
  marginInline: -16,
  padding: '12px 16px',
  paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.line}`,
  background: vars.page,
})

export const submissionAlert = style({ flexBasis: '100%' })

/** Takes the line on a phone, the rest of it otherwise. */
export const priceBox = style({
  flex: 1,
  minWidth: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
})

export const priceSummary = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 32,
  borderRadius: radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { color: vars.accent.text },
})

export const priceChevron = style({
  fontSize: '1.25rem',
  color: vars.textSecondary,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
})

/** Long lists scroll in themselves: the footer must leave room for the step. */
export const priceLines = style({ maxHeight: '40dvh', overflowY: 'auto' })

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  fontVariantNumeric: 'tabular-nums',
})

export const difference = style({ color: vars.textSecondary })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { flex: 1 } },
})

// Wide enough for the longest label: from step to step the buttons stay where they are.
globalStyle(`${buttons} > [type=submit]`, {
  '@media': { [media.mobile]: { flexGrow: 1 }, [media.desktop]: { minWidth: 232 } },
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

/** What to think of before choosing. */
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  padding: '0 0 12px 32px',
  fontSize: fontSize.small,
  color: vars.tone.caution.text,
})

globalStyle(`${warning} > svg`, { marginTop: '0.15em', fontSize: '1.15em' })
