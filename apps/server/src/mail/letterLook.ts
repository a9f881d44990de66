import { eventColours } from '@parket/domain/brand/eventColours'
import { palettesOf, type Palette } from '@parket/domain/brand/palette'
import type { PictureColours } from '@parket/domain/brand/pictureColours'

import type { LetterEvent, MailBrand } from './letterBlocks.ts'

/** Shape and place of each element of a letter. */
const shapes = {
  page: 'margin:0;padding:24px 12px;font:16px/1.5 Onest,system-ui,sans-serif',
  card: 'max-width:560px;margin:0 auto;border-radius:20px;overflow:hidden',
  head: 'display:block;text-decoration:none',
  picture: 'display:block;width:100%;height:auto;border:0',
  event: 'padding:20px 24px 24px',
  teamHead: 'padding:20px 24px;font-weight:600',
  when: 'display:block;font-size:15px',
  eventName:
    'display:block;margin:2px 0;font-size:26px;line-height:1.2;font-weight:650;letter-spacing:-0.02em',
  where: 'display:block;font-size:15px',
  body: 'padding:28px 24px 24px',
  heading: 'margin:0 0 16px;font-size:30px;line-height:1.2;font-weight:650;letter-spacing:-0.022em',
  facts: 'width:100%;border-collapse:collapse;margin:16px 0',
  term: 'width:40%;padding:8px 16px 8px 0;vertical-align:top',
  value: 'padding:8px 0;vertical-align:top;font-weight:600',
  amountTerm: 'padding:8px 16px 8px 0;vertical-align:top',
  amount: 'padding:8px 0;vertical-align:top;text-align:right;white-space:nowrap;font-weight:600',
  ticket: 'width:100%;border-collapse:collapse;margin:16px 0',
  codes: 'padding:0 16px 0 0;vertical-align:top',
  codeCell: 'width:136px;padding:0;vertical-align:top;text-align:center',
  figureTerm: 'display:block;font-size:14px',
  number:
    'display:block;margin-bottom:12px;font-size:52px;line-height:1.1;font-weight:700;letter-spacing:-0.03em',
  pin: 'display:block;font-size:24px;line-height:1.2;font-weight:650',
  half: 'margin-right:0.25em',
  // White stays around a code in a dark letter, too: scanners need it.
  code: 'display:inline-block;width:128px;height:128px;background:#ffffff;border:0;border-radius:12px',
  codeNote: 'display:block;padding-top:4px;font-size:13px;white-space:nowrap',
  due: 'width:100%;border-collapse:collapse;margin:24px 0 8px',
  dueSum: 'padding:0;font-size:30px;line-height:1.2;font-weight:650;letter-spacing:-0.022em',
  dueUntil: 'padding:0 0 4px 16px;vertical-align:bottom;text-align:right;font-size:14px',
  listTitle: 'margin:16px 0 4px;font-size:14px;font-weight:600',
  list: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  item: 'padding:8px 0',
  details: 'margin:16px 0;padding-top:12px',
  summary: 'cursor:pointer;font-weight:600',
  button:
    'display:inline-block;padding:13px 22px;border:1px solid;border-radius:14px;font-weight:600;text-decoration:none',
  link: '',
  footer: 'margin:28px 0 0;padding-top:16px;font-size:14px',
}

type Part = keyof typeof shapes

/** What of it has the colours of the team. */
function coloursOf(
  palette: Palette,
  picture: PictureColours | null,
): Partial<Record<Part, Record<string, string>>> {
  const { page, wash, line, ink, ink2, ground, onGround, accent, accentEdge, onAccent } = palette
  const { accentText } = palette
  const rule = `1px solid ${line}`
  const quiet = { color: ink2 }
  return {
    page: { background: wash, color: ink },
    card: { background: page },
    teamHead: { background: ground, color: onGround },
    ...(picture && {
      head: { background: picture.ground, color: picture.onGround },
      when: { color: picture.onGround2 },
      eventName: { color: picture.onGround },
      where: { color: picture.onGround2 },
    }),
    term: { 'border-bottom': rule, ...quiet },
    value: { 'border-bottom': rule },
    amountTerm: { 'border-bottom': rule },
    amount: { 'border-bottom': rule },
    figureTerm: quiet,
    number: { color: accentText },
    codeNote: quiet,
    dueUntil: quiet,
    listTitle: quiet,
    item: { 'border-bottom': rule },
    details: { 'border-top': rule },
    button: { background: accent, color: onAccent, 'border-color': accentEdge },
    link: { color: ink },
    footer: { 'border-top': rule, ...quiet },
  }
}

const declarations = (colours: Record<string, string> = {}, after = '') =>
  Object.entries(colours).map(([name, value]) => `${name}:${value}${after}`)

/** The attributes of an element: each carries its own style, since many mail programs know no sheet. */
export type Look = (part: Part) => string

/** How a letter of a team looks, about an event or about nothing of the kind. */
export function letterLook(
  brand: MailBrand,
  event: LetterEvent | undefined,
): { look: Look; darkSheet: string } {
  const { light, dark } = palettesOf(brand)
  const picture = event ? eventColours(brand, event.id) : null
  const colours = coloursOf(light, picture)
  return {
    look: (part) =>
      `class="${part}" style="${[shapes[part], ...declarations(colours[part])].filter((text) => text !== '').join(';')}"`,
    darkSheet: darkSheet(coloursOf(dark, picture)),
  }
}

/** The colours for mail programs that are dark and say so; others darken the light ones in their own way. */
function darkSheet(colours: ReturnType<typeof coloursOf>): string {
  const rules = Object.entries(colours).map(
    ([part, own]) => `.${part}{${declarations(own, '!important').join(';')}}`,
  )
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`
}
