/** What the address holds: `/judge/{code}`, `/station/{code}`; null: nothing. */
export function codeInAddress(): string | null {
  const [, code = ''] = /^\/[^/]+\/([^/]+)\/?$/.exec(location.pathname) ?? []
  return code === '' ? null : decodeURIComponent(code)
}

/** The secret of a link stays in no history that others are shown. */
export function hideCode(): void {
  history.replaceState(null, '', `/station${location.search}`)
}
