import { Stack } from '@parket/ui/components/Stack'
import { StatusSlot } from '@parket/ui/components/StatusSlot'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Под шапкой страницы на устройстве зала. Строка всегда одна: самое тревожное.',
  whenNot: 'Страница сайта или кабинета: `Alert`, `Toast`.',
  anatomy: {
    Значок: 'Говорит то же, что тон.',
    Факт: 'В нескольких словах, жирно.',
    Пояснение: 'Что это значит или что делать; обрезанное открывается нажатием.',
    Край: 'Время или кнопка.',
  },
  pairs: [
    {
      do: (
        <StatusSlot tone="warning" icon="offline" fact="Нет связи">
          Отметки хранятся на планшете, 12 ждут отправки.
        </StatusSlot>
      ),
      doWords: 'Что случилось и целы ли отметки: судья работает дальше.',
      dont: <StatusSlot tone="broken" icon="warning" fact="Ошибка сети" />,
      dontWords: 'Не сказано, целы ли отметки, а тон тревожный.',
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
      dontWords: 'Две строки сразу: показывают одну, самую тревожную.',
    },
  ],
  keys: {
    Tab: 'К обрезанным словам и к кнопке.',
    'Enter, Пробел': 'Открывает слова целиком или нажимает кнопку.',
  },
  props: {
    ...elementWords,
    tone: 'От «всё хорошо» до «отметки не хранятся». `broken` произносится сразу.',
    icon: 'Значок, который говорит то же, что тон.',
    fact: 'Факт в нескольких словах.',
    children: 'Что это значит или что делать.',
    aside: 'Время, на краю.',
    action: 'Что с этим можно сделать: кнопка на краю, вместо времени.',
  },
  parts: {
    StatusAction: {
      label: 'Два слова; где тесно, они встают в две строки.',
      isExpanded: 'Открыто ли то, что кнопка открывает ниже.',
      onPress: 'Делает то, что сказано.',
    },
  },
}
