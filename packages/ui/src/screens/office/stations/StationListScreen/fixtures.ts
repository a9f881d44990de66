import { fn } from 'storybook/test'
import type { StationItem, StationRecordProps, ToldCode } from './StationListScreen.tsx'

export const now = '2027-02-20T10:00:00Z'

const base: StationItem = {
  id: 1,
  kind: 'judge',
  letter: 'A',
  label: '',
  who: 'Рябова Марта',
  state: 'paired',
  device: 'Планшет 3',
  is_without_pin: false,
  waiting: null,
  code_expires_at: null,
  paired_at: '2027-02-20T06:41:00Z',
  last_seen_at: now,
  unsent: 0,
  battery: 78,
}

export const silent: StationItem = {
  ...base,
  id: 3,
  letter: 'D',
  who: 'Громов Павел',
  device: 'Планшет 7',
  last_seen_at: '2027-02-20T09:48:00Z',
  unsent: 9,
}

export const waiting: StationItem = {
  ...silent,
  id: 4,
  letter: 'E',
  who: 'Асатиани Нина',
  device: 'Планшет 2',
  state: 'waiting',
  waiting: { device: 'Android, Chrome', since: '2027-02-20T09:59:00Z' },
}

export const open: StationItem = {
  ...base,
  id: 6,
  kind: 'judge',
  letter: 'H',
  who: 'Константинопольская-Штерн Ольга',
  state: 'code_open',
  device: null,
  paired_at: null,
  code_expires_at: '2027-02-20T10:08:12Z',
  last_seen_at: null,
  unsent: null,
  battery: null,
}

export const tally: StationItem = {
  ...base,
  id: 8,
  kind: 'tally',
  letter: null,
  label: 'Счётная 1',
  who: 'Мамин Олег',
  device: 'Ноутбук счётной',
  battery: null,
}

export const stations: StationItem[] = [
  base,
  { ...base, id: 2, letter: 'C', who: 'Петров Сергей', device: 'Планшет 4', battery: 9 },
  silent,
  waiting,
  open,
  { ...base, id: 7, kind: 'chief', letter: null, who: 'Дорохова Ирина', is_without_pin: true },
  {
    ...open,
    id: 8,
    kind: 'tally',
    letter: null,
    label: 'Счётная 1',
    who: 'Мамин Олег',
    state: 'made',
    code_expires_at: null,
  },
  {
    ...open,
    id: 9,
    kind: 'screen',
    letter: null,
    label: 'Экран в фойе',
    who: '',
    state: 'revoked',
  },
]

export const told: ToldCode = {
  code: 'K7MR4TXQ',
  expires_at: '2027-02-20T10:08:12Z',
  link: 'https://parket.test/judge/demo-judge-h-parketpark',
}

export const record: StationRecordProps = {
  station: open,
  told,
  isBusy: false,
  onCode: fn(),
  onRename: fn(),
  onHandOver: fn(),
  onRevoke: fn(),
  onAnswer: fn(),
  onClose: fn(),
}
