/** Where devices of the day open: a document of their own, apart from the pages of the site (docs/rules/stations.md). */
export const stationPages = {
  judge: '/judge/:code',
  station: '/station',
  stationCode: '/station/:code',
  screen: '/screen/:code',
} as const
