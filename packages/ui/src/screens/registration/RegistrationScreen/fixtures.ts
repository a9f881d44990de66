import type { NowFloor, NowItem } from '@parket/domain/live/now'

const at = (time: string) => `2027-02-20T${time}:00+03:00`

const semifinal: NowItem = {
  id: 1,
  kind: 'round',
  title: 'Соло, взрослые · Oriental',
  group_num: 11,
  round_index: 1,
  state: 'running',
  start: at('14:20'),
  expected_start: at('14:26'),
  expected_end: at('14:35'),
  rounds: [
    {
      role: null,
      type: 'main',
      dances: ['Oriental'],
      heats: [
        [51, 52, 53],
        [57, 58, 60],
        [61, 62],
      ],
      released: [],
      is_on_floor: false,
      goes_on: null,
    },
  ],
  result: 'none',
}

const final: NowItem = {
  ...semifinal,
  id: 2,
  round_index: 0,
  state: 'ahead',
  start: at('15:20'),
  expected_start: at('15:20'),
  expected_end: at('15:30'),
  rounds: [],
}

/** A floor on which number 58 dances a semi-final, and the final if it goes on. */
export const floorOfMyDay: NowFloor = { floor: 'А', delay: 6, items: [semifinal, final] }
