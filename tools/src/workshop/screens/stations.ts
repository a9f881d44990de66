import type { Facts } from './facts.ts'

const atStation = ['station'] as const

/** What the devices of the hall show. */
export const stationScreens: Facts = {
  PairingScreen: { devices: ['stationCode', 'judge', 'screen'], viewers: ['device'] },
  StationNoticeScreen: { devices: atStation, viewers: ['device'] },
  JudgeScreen: { devices: atStation, viewers: ['judge'] },
  JudgeWaitingScreen: { devices: atStation, viewers: ['judge'] },
  ChiefScreen: { devices: atStation, viewers: ['chief'] },
  ApproveScreen: { devices: atStation, viewers: ['chief'] },
  TallyScreen: { devices: atStation, viewers: ['tally'] },
  SheetsScreen: { devices: atStation, viewers: ['chief', 'tally'] },
  MarshalScreen: { devices: atStation, viewers: ['marshal'] },
  AnnouncerScreen: { devices: atStation, viewers: ['announcer'] },
  CeremonyListScreen: { devices: atStation, viewers: ['announcer'] },
  CeremonyScreen: { devices: atStation, viewers: ['announcer'] },
  DjScreen: { devices: atStation, viewers: ['dj'] },
  HallScreen: { devices: atStation, viewers: ['screen'] },
}
