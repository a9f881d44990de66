/** The migrated database of the real server that tests clone. */
export const TEMPLATE_DATABASE = 'parket_template'

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
