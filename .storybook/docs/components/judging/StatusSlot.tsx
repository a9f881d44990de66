import { Stack } from '@parket/ui/components/Stack'
import { StatusSlot } from '@parket/ui/components/StatusSlot'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Под шапкой страницы на устройстве зала, всегда ровно одна строка: худшее вперёд.',
  whenNot: 'На страницах сайта и кабинета (`Alert`, `Toast`).',
  anatomy: {
    Знак: 'Говорит то же, что тон.',
    Факт: 'В нескольких словах, жирно.',
    Пояснение: 'Что это значит или что делать; обрезанное открывается нажатием.',
    Край: 'Час или кнопка.',
  },
  pairs: [
    {
      do: (
        <StatusSlot tone="warning" icon="offline" fact="Нет связи">
          Отметки хранятся на планшете, 12 ждут отправки.
        </StatusSlot>
      ),
      doWords: 'Факт и что с отметками: судья работает дальше.',
      dont: <StatusSlot tone="broken" icon="warning" fact="Ошибка сети" />,
      dontWords: 'Целы ли отметки, не сказано, а тон кричит.',
    },
    {
      do: <StatusSlot tone="good" icon="check" fact="Сохранено" aside="14:32" />,
      doWords: 'Когда всё хорошо, строка тоже есть: ничего не сдвинется.',
      dont: (
        <Stack gap="small">
          <StatusSlot tone="warning" icon="battery" fact="Заряд 12 %" />
          <StatusSlot tone="warning" icon="offline" fact="Нет связи" />
        </Stack>
      ),
      dontWords: 'Две строки сразу: показывают худшее, одно.',
    },
  ],
  keys: {
    Tab: 'К обрезанным словам и к кнопке.',
    'Enter, Пробел': 'Открывает слова целиком или нажимает кнопку.',
  },
  props: {
    ...elementWords,
    tone: 'От «всё хорошо» до «отметки не хранятся». `broken` произносится сразу.',
    icon: 'Знак, который говорит то же, что тон.',
    fact: 'Факт в нескольких словах.',
    children: 'Что это значит или что делать.',
    aside: 'На краю: час.',
    action: 'Что с этим можно сделать: кнопка на краю, вместо часа.',
  },
  parts: {
    StatusAction: {
      label: 'Два слова; где мало места, они встают в две строки.',
      isExpanded: 'Если открывает что-то ниже: открыто ли оно.',
      onPress: 'Делает то, что сказано.',
    },
  },
}
