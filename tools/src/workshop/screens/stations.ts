import type { Facts } from './facts.ts'

const atStation = ['station'] as const

/** What the devices of the hall show. */
export const stationScreens: Facts = {
  PairingScreen: {
    devices: ['station', 'stationCode', 'judge', 'screen'],
    viewers: ['device'],
    picture: 'Code',
  },
  StationNoticeScreen: { devices: atStation, viewers: ['station'], picture: 'CutOff' },
  JudgeScreen: { devices: atStation, viewers: ['judge'], picture: 'CrossesOnAWideTablet' },
  JudgeWaitingScreen: { devices: atStation, viewers: ['judge'], picture: 'NextRound' },
  ChiefScreen: { devices: atStation, viewers: ['chief'] },
  ApproveScreen: { devices: atStation, viewers: ['chief'] },
  TallyScreen: { devices: atStation, viewers: ['tally'] },
  SheetsScreen: { devices: atStation, viewers: ['chief', 'tally'], picture: 'Sheets' },
  MarshalScreen: { devices: atStation, viewers: ['marshal'] },
  AnnouncerScreen: { devices: atStation, viewers: ['announcer'] },
  CeremonyListScreen: { devices: atStation, viewers: ['announcer'], picture: 'Contests' },
  CeremonyScreen: { devices: atStation, viewers: ['announcer'], picture: 'Closed' },
  DjScreen: { devices: atStation, viewers: ['dj'] },
  HallScreen: { devices: atStation, viewers: ['screen'], picture: 'Eight' },
}
