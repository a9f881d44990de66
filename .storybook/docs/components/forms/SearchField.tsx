import { SearchField } from '@parket/ui/components/SearchField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { textLineWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Отбор списка на лету или поиск по имени.',
  whenNot: 'Поле формы: `TextField`; выбор из справочника: `ComboBox`.',
  anatomy: {
    Подпись: 'По чему ищут; в `FilterBar` она только произносится.',
    Лупа: 'Перед текстом.',
    Поле: 'Сюда набирают.',
    Крестик: 'Стирает набранное; пока поле пустое, его нет.',
  },
  pairs: [
    {
      do: <SearchField label="Имя или номер" placeholder="Соколова или 108" />,
      doWords: 'Подпись говорит, по чему ищут.',
      dont: <SearchField label="Поиск" placeholder="Поиск…" />,
      dontWords: 'Дважды «поиск», а по чему ищут, не сказано.',
    },
  ],
  keys: {
    Tab: 'Из поля к крестику, если что-то набрано.',
    Esc: 'Стирает набранное, если так умеет браузер.',
    'Enter, Пробел': 'На крестике стирает набранное; фокус возвращается в поле.',
  },
  props: { ...textLineWords },
}
