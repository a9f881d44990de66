import { parse } from 'bowser'

/**
 * What a device is, in words for people.
 * @param userAgent its header `User-Agent`
 * @returns «iPad, Safari»; «Android, Chrome»; '' where the device did not say what it is
 */
export function deviceName(userAgent: string): string {
  const { browser, os, platform } = parse(userAgent || ' ')
  return [platform.model ?? os.name, browser.name].filter(Boolean).join(', ')
}
