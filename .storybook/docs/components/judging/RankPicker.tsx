import { RankPicker } from '@parket/ui/components/RankPicker'
import { useState } from 'react'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

function Ranks({ numbers }: { numbers: readonly number[] }) {
  const [places, setPlaces] = useState<Record<number, number>>({ 108: 1 })
  const without = (number: number) =>
    Object.fromEntries(
      Object.entries(places).filter(
        ([one, place]) => Number(one) !== number && place !== places[number],
      ),
    )
  return (
    <RankPicker
      aria-label="Места"
      numbers={numbers}
      places={places}
      onTap={(number) => {
        const rest = without(number)
        const free = numbers.findIndex((_, index) => !Object.values(places).includes(index + 1)) + 1
        setPlaces(number in places ? rest : { ...rest, [number]: free })
      }}
      onChoose={(number, place) => {
        const kept = Object.entries(places).filter(([, taken]) => taken !== place)
        setPlaces({ ...Object.fromEntries(kept), [number]: place })
      }}
    />
  )
}

export const guide: ComponentGuide = {
  when: 'Судья расставляет финалистов по местам.',
  whenNot: 'Кресты: `MarkTile`; баллы: `Keypad`.',
  anatomy: {
    Строка:
      'Стартовый номер. На телефоне касаются её самой; на планшете — тоже, если номеров больше десяти.',
    Места:
      'На планшете, если номеров не больше десяти: ряд, в котором различимы своё, занятые и свободные.',
  },
  pairs: [
    {
      do: <Ranks numbers={[52, 87, 108]} />,
      doWords: 'Номера стоят так, как пары на паркете, и не прыгают.',
      dont: <Ranks numbers={[108, 52, 87]} />,
      dontWords: 'Номера переставлены по местам: под пальцем окажется не та пара.',
    },
  ],
  keys: {
    Tab: 'По номерам; где есть ряд мест — по местам каждого.',
    'Enter, Пробел': 'Даёт следующее свободное место или то, на котором стоит фокус.',
  },
  props: {
    ...elementWords,
    'aria-label': 'Что расставляют по местам.',
    numbers: 'Стартовые номера в порядке паркета: по местам их не сортируют.',
    places: 'Места по номерам. Кого здесь нет, у того места ещё нет.',
    onTap: 'Коснулись номера: он берёт следующее свободное место или отдаёт своё.',
    onChoose: 'Номеру выбрали место из ряда: у прежнего номера его забирают.',
    isDisabled: 'Расставлять уже нельзя: места только видны.',
  },
}
