import { Disclosure } from '@parket/ui/components/Disclosure'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Второстепенное, что нужно не всем: таблица под графиком, редкие настройки.',
  whenNot: 'То, что нужно всем; поля формы: ошибок в них не увидят.',
  anatomy: {
    Строка: 'Что внутри: `summary`. По ней раскрывают.',
    Содержимое: 'Его находит поиск браузера, а на бумаге оно раскрыто.',
  },
  pairs: [
    {
      do: (
        <Disclosure summary="Как считаются места">
          <Text>По сумме мест у всех судей.</Text>
        </Disclosure>
      ),
      doWords: 'Строка говорит, что внутри, и нужно это не всем.',
      dont: (
        <Disclosure summary="Подробнее">
          <Text>Взнос возвращают до 1 мая.</Text>
        </Disclosure>
      ),
      dontWords: 'Важное условие спрятано, а «Подробнее» не говорит, о чём оно.',
    },
  ],
  keys: {
    Tab: 'Приходит на строку.',
    'Enter, Пробел': 'Раскрывает и сворачивает.',
  },
  props: {
    ...elementWords,
    summary: 'Что внутри.',
    defaultOpen: 'Раскрыто вначале.',
    isForPhones: 'Сворачивается только на телефоне; на широком экране содержимое — часть страницы.',
    onOpenChange: 'Раскрыли или свернули.',
    children: 'Что видно, когда раскрыто.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
