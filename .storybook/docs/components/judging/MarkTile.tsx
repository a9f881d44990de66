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
  whenNot: 'Места: `RankPicker`; баллы: `Keypad`; выбор в форме: `Checkbox`.',
  anatomy: {
    Номер: 'Стартовый номер, крупно.',
    Отметка: 'Фон и значок: крест, «да» или номер запасного.',
    Приметы: 'Новый, снят, не сохранено; точка — пометка судьи.',
  },
  pairs: [
    {
      do: <Tile number={108} />,
      doWords: 'Отметка — это и фон, и значок; второе касание её снимает.',
      dont: <Checkbox label="№ 108" defaultSelected />,
      dontWords: 'Флажок мал для пальца и не виден издали.',
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
    mark: 'Какая отметка стоит: `cross` — крест, `yes` — «да», `{ alternate: 2 }` — второй запасной; `null` — никакой.',
    size: '`small` — когда номеров на телефоне много; `tiny` — когда их много и для планшета.',
    hasNote: 'У судьи есть пометка для себя.',
    isNew: 'Пришёл в тур после того, как его открыли.',
    isOut: 'Больше не танцует: остаётся на месте, отметок не принимает.',
    isUnsaved: 'Планшет не смог сохранить отметку.',
    isDisabled: 'Сейчас отметок не принимает.',
    onPress: 'Коснулись.',
    ref: 'Сама кнопка.',
  },
}
