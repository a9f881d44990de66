/** Zones whose clocks are awkward: summer time, half hours, a day left out, an offset with seconds. */
export const awkwardZones = [
  'UTC',
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Monrovia',
] as const
