import { SearchField } from '@parket/ui/components/SearchField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { textLineWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Отбор списка на лету или поиск по имени.',
  whenNot: 'Поле формы: `TextField`; выбор из справочника: `ComboBox`.',
  pairs: [
    {
      do: <SearchField label="Имя или номер" placeholder="Соколова или 108" />,
      doWords: 'Подпись говорит, по чему ищут.',
      dont: <SearchField label="Поиск" placeholder="Поиск…" />,
      dontWords: 'Дважды «поиск», а по чему искать, надо пробовать.',
    },
  ],
  keys: {
    Tab: 'Из поля к крестику, если что-то набрано.',
    Esc: 'В поле стирает набранное там, где это делает браузер.',
    'Enter, Пробел': 'На крестике стирают; фокус возвращается в поле.',
  },
  props: { ...textLineWords },
}
