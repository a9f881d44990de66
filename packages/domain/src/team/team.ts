import { DEFAULT_ACCENT, greyTemperatures, pictureTones } from '../brand/brand.ts'
import { isHexColour } from '../brand/oklch.ts'
import { choice, flag, optionalText, requiredText, text } from '../fields/kinds.ts'
import { checkFields, type FieldTable, type ValuesOf } from '../fields/field.ts'
import { problemText } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { publicContacts } from './publicContacts.ts'

/** What a superadmin fills in about a team. */
export const teamFields = {
  name: requiredText('Название', { maxLength: 100 }),
  /** Lower case, IDN as punycode; null for the default team. */
  domain: optionalText('Домен', { sample: 'vesna.example.org', check: checkDomain }),
  /** `#rrggbb`; a new team has the house's. */
  accent: {
    ...text('Акцентный цвет', { maxLength: 7, sample: '#2f7d4f' }),
    initial: DEFAULT_ACCENT,
    check: checkColor,
  },
  greys: choice('Оттенок серого', { words: greyTemperatures, problem: 'invalid' }),
  picture_tone: choice('Тон картинок', { words: pictureTones, problem: 'invalid' }),
  contacts: publicContacts('Контакты'),
  /** Markdown. */
  home_text: text('Текст главной страницы', { maxLength: 100_000 }),
  /** «A team may require it of its organisers» (docs/rules/accounts.md, «Second factor»). */
  requires_second_factor: flag('Второй фактор обязателен для организаторов'),
} satisfies FieldTable

export type TeamFields = ValuesOf<typeof teamFields>

/**
 * Every rule of a team's settings (docs/rules/tenants.md, «Brand»); problems by field.
 *
 * @param isDefault whether it is the team without a domain, of which there is always one
 */
export function checkTeam(team: TeamFields, isDefault: boolean): FieldErrors {
  const errors: FieldErrors = {}
  checkFields(errors, teamFields, team)
  if (team.domain === null && !isDefault) {
    addError(errors, 'domain', problemText('domain_missing'))
  }
  return errors
}

function checkDomain(errors: FieldErrors, path: string, domain: string | null): void {
  if (domain !== null && !isDomain(domain)) addError(errors, path, problemText('domain_invalid'))
}

function checkColor(errors: FieldErrors, path: string, color: string): void {
  if (!isHexColour(color)) addError(errors, path, problemText('color_invalid'))
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainPattern = new RegExp(`^${label}(?:\\.${label})*$`)

/** Whether the text is a host name as it is compared: lower case, punycode, no port; no IP address. */
export function isDomain(text: string): boolean {
  return text.length <= 253 && domainPattern.test(text) && !/(^|\.)\d+$/.test(text)
}
