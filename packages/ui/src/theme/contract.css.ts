import { createGlobalThemeContract } from '@vanilla-extract/css'

/** What the styles may name: colours by their role and the sizes that depend on density. */
export const vars = createGlobalThemeContract(
  {
    /** What a page is read on; also fields, dialogs and what floats. */
    page: 'page',
    /** The frame around the page, and what stands apart: search, disabled fields, hovered rows. */
    wash: 'wash',
    /** The quietest shade of the accent: chosen things, the third button, date tiles. */
    tint: 'tint',
    /** Hairlines. */
    line: 'line',
    /** Borders of controls: 3:1 on page, wash and tint. */
    line2: 'line-2',
    ink: 'ink',
    /** Secondary words. */
    ink2: 'ink-2',
    /** The one filled button, chosen boxes and days. */
    accent: 'accent',
    accentHover: 'accent-hover',
    /** Border of what is filled with the accent: a dark hairline around a pale one. */
    accentEdge: 'accent-edge',
    onAccent: 'on-accent',
    /** The accent as words, lines and the focus ring. */
    accentText: 'accent-text',
    /** What lies under an event's picture. */
    ground: 'ground',
    onGround: 'on-ground',
    /** Secondary words on the ground. */
    onGround2: 'on-ground-2',
    /** A date tile on a picture; its words are white. */
    groundTile: 'ground-tile',
    good: 'good',
    goodTint: 'good-tint',
    warn: 'warn',
    warnTint: 'warn-tint',
    bad: 'bad',
    badTint: 'bad-tint',
    /** Over the page while a dialog is open. */
    veil: 'veil',
    /** Height of a field or button. */
    control: 'control',
    /** Corner of a field or button. */
    corner: 'corner',
    /** Inner space of a table cell, above and below. */
    cell: 'cell',
  },
  (name) => `p-${name}`,
)
