import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

export type { CountryCode } from 'libphonenumber-js/min'

/**
 * Telephone numbers of the world (docs/rules/registration.md, «Contacts»: «an international phone-number library
 * (country list, validity)»). Heavy for its metadata: load this module when a telephone field is touched, never with
 * a page. What a form needs at once is in `phone.ts`.
 */

export interface PhoneCountry {
  code: CountryCode
  /** In Russian. */
  name: string
  /** «7», without the plus. */
  callingCode: string
}

/** The product's home: assumed where a number names no country. */
export const homeCountry: CountryCode = 'RU'

/** All countries by their Russian names in Russian order, the home country first. */
export function phoneCountries(): PhoneCountry[] {
  const names = new Intl.DisplayNames('ru', { type: 'region', fallback: 'code' })
  const order = new Intl.Collator('ru')
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      callingCode: getCountryCallingCode(code),
    }))
    .sort(
      (one, other) =>
        Number(other.code === homeCountry) - Number(one.code === homeCountry) ||
        order.compare(one.name, other.name),
    )
}

export function isPhoneCountry(code: string): code is CountryCode {
  return isSupportedCountry(code)
}

/**
 * The number as it is kept (E.164, «+79000000000»); null for one that no country has.
 * @param country of a number written without «+»
 */
export function toE164(text: string, country: CountryCode = homeCountry): string | null {
  // The whole text is the number: words around it, or an extension, would be lost without a word.
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  return number?.isValid() && number.ext === undefined ? number.number : null
}

/** «A number that the phone library calls impossible is 422» (docs/rules/registration.md, «Contacts»). */
export function isPhoneNumber(text: string): boolean {
  return toE164(text) !== null
}

/** «Contacts are kept in international form (`+7…`)»; what is no number stays as it is. */
export function storedPhone(text: string): string {
  return toE164(text) ?? text
}

/** The country of a number; null when it is not known. */
export function countryOfPhone(
  text: string,
  country: CountryCode = homeCountry,
): CountryCode | null {
  return parsePhoneNumberFromString(text, country)?.country ?? null
}

/** A number under the typing hand, with the spaces of its country. */
export function formatPhoneAsTyped(text: string, country: CountryCode = homeCountry): string {
  return new AsYouType(country).input(text)
}
