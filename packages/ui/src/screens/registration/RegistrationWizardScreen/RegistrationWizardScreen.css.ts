import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { bottomNotice, media, radius, space } from '../../../theme/scale.ts'

/** What is registered for, in one line above the steps. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.small}px`,
  alignItems: 'baseline',
})

/** On a phone the head of the page says it, and the question is nearer. */
export const aboutNew = style([
  about,
  { '@media': { [media.mobile]: { position: 'absolute', clipPath: 'inset(50%)' } } },
])
globalStyle(`${aboutNew} > p`, { '@media': { [media.mobile]: { display: 'none' } } })

/** Fields no wider than they are read. */
const STEP_WIDTH = 720

/** The step; on a laptop what it costs stands beside it. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  maxWidth: STEP_WIDTH,
  '@media': {
    [media.roomy]: {
      gridTemplateColumns: `minmax(0, ${STEP_WIDTH}px) 344px`,
      columnGap: 'clamp(32px, 5vw, 72px)',
      alignItems: 'start',
      maxWidth: 'none',
    },
  },
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  maxWidth: STEP_WIDTH,
})

export const below = style({ maxWidth: STEP_WIDTH })

// The server sends an empty form; until the draft is restored it is hidden, or it would look lost.
globalStyle(`html[data-draft=kept] ${form}`, { visibility: 'hidden' })

// The sticky footer, and the notice below it, must not cover what has the focus (WCAG 2.4.11).
globalStyle(`${form} :is(input, button, a, summary, [tabindex])`, {
  scrollMarginBottom: `calc(120px + var(${bottomNotice}, 0px))`,
})

/** The bar at the foot of a phone; on a laptop the card of the order. */
export const footer = style({
  position: 'sticky',
  zIndex: 1,
  display: 'flex',
  '@media': {
    [media.cramped]: {
      insetBlockEnd: `var(${bottomNotice}, 0px)`,
      flexWrap: 'wrap',
      gap: `${space.xxsmall}px ${space.medium}px`,
      alignItems: 'end',
      justifyContent: 'space-between',
      marginInline: -16,
      padding: '12px 16px',
      paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${vars.line}`,
      background: vars.page,
    },
    [media.roomy]: {
      insetBlockStart: 80,
      flexDirection: 'column',
      gap: space.medium,
      maxHeight: 'calc(100dvh - 104px)',
      padding: space.large,
      overflowY: 'auto',
      borderRadius: radius.panel,
      background: vars.wash,
    },
  },
})

export const submissionAlert = style({ flexBasis: '100%' })

export const buttons = style({
  display: 'flex',
  gap: space.xsmall,
  '@media': {
    [media.cramped]: { flexWrap: 'wrap', justifyContent: 'flex-end', marginInlineStart: 'auto' },
    [media.mobile]: { flex: 1 },
    // The way on stands first, though «Назад» comes first by the keyboard: as on a phone.
    [media.roomy]: { flexDirection: 'column-reverse' },
  },
})

// Wide enough for the longest label: from step to step the buttons stay where they are.
globalStyle(`${buttons} > [type=submit]`, {
  '@media': {
    [media.mobile]: { flexGrow: 1 },
    '(768px <= width < 1100px)': { minWidth: 232 },
  },
})
