interface Numbered {
  reg_n: number
  start_number: number | null
}

/**
 * The number on a dancer's back: one of its own, else that of the registration.
 * @returns null where the event gives numbers of its own and has given none yet
 */
export function wornNumber(
  { reg_n, start_number }: Numbered,
  { start_number_mode }: { start_number_mode: string },
): number | null {
  return start_number ?? (start_number_mode === 'own' ? null : reg_n)
}
