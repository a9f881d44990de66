import { Checkbox } from '@parket/ui/components/Checkbox'
import { MarkTile } from '@parket/ui/components/MarkTile'
import { useState } from 'react'
import type { ComponentGuide } from '../../componentGuide.ts'
import { controlWords } from '../../sharedWords.ts'

function Tile({ number }: { number: number }) {
  const [isMarked, setIsMarked] = useState(true)
  return (
    <MarkTile
      number={number}
      mark={isMarked ? 'cross' : null}
      onPress={() => setIsMarked(!isMarked)}
    />
  )
}

export const guide: ComponentGuide = {
  when: 'Судья ставит кресты, «да» или запасных на планшете или телефоне.',
  whenNot: 'Места (`RankPicker`), баллы (клавиатура судьи), выбор в форме (`Checkbox`).',
  anatomy: {
    Номер: 'Стартовый номер, крупно.',
    Отметка: 'Фон и знак: крест, «да» или который запасной.',
    Приметы: 'Новый, снят, не сохранено; точка — пометка судьи.',
  },
  pairs: [
    {
      do: <Tile number={108} />,
      doWords: 'Отметка — и фон, и знак; второе касание снимает.',
      dont: <Checkbox label="№ 108" defaultSelected />,
      dontWords: 'Флажок мал для пальца, а с расстояния не виден.',
    },
    {
      do: <MarkTile number={87} isOut />,
      doWords: 'Снятая пара остаётся на своём месте.',
      dont: <MarkTile number={87} isDisabled />,
      dontWords: 'Просто погашена: снята пара или планшет занят?',
    },
  ],
  keys: { Tab: 'По номерам.', 'Enter, Пробел': 'Ставит и снимает отметку.' },
  props: {
    ...controlWords,
    number: 'Стартовый номер.',
    mark: 'Отметка, которая стоит.',
    size: '`small` — один из многих на телефоне; `tiny` — когда их столько, что узки и на планшете.',
    hasNote: 'У судьи есть пометка для себя.',
    isNew: 'Пришёл в тур после того, как его открыли.',
    isOut: 'Больше не танцует: остаётся на месте и отметок не берёт.',
    isUnsaved: 'Планшет не смог сохранить отметку.',
    isDisabled: 'Сейчас отметок не берёт.',
    onPress: 'Коснулись.',
    ref: 'Сама кнопка.',
  },
}
