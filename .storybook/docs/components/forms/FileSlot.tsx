import { FileSlot } from '@parket/ui/components/FileSlot'
import { nothing, type ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Файлы, которые сохранят вместе с остальным: пометки применит сохранение.',
  whenNot: 'Файл уходит сразу и без сохранения: тогда обычная кнопка.',
  anatomy: {
    'Название и совет': 'Какой файл и каким ему лучше быть.',
    Файл: 'Картинка, имя, размер; отметка о том, что с ним сделает сохранение.',
    'Место для файла': 'Выбрать или перетащить; картинка места — `place`.',
    Кнопки: 'Скачать, удалить, оставить как было, повторить.',
  },
  pairs: [
    {
      do: (
        <FileSlot
          title="Баннер"
          description="До 300 КБ, 1600 × 400"
          accept="image/*"
          state={{ file: null, modified: null, delete: false, progress: null, problem: null }}
          onChoose={nothing}
          onDelete={nothing}
          onRevert={nothing}
        />
      ),
      doWords: 'Сказано, что за файл и каким его ждут, до выбора.',
      dont: (
        <FileSlot
          title="Файл"
          state={{
            file: null,
            modified: null,
            delete: false,
            progress: null,
            problem: 'Файл не подходит.',
          }}
          onChoose={nothing}
          onDelete={nothing}
          onRevert={nothing}
        />
      ),
      dontWords: 'Требования открывают по одному, через ошибки.',
    },
  ],
  keys: {
    Tab: 'К выбору файла, потом к кнопкам.',
    'Enter, Пробел': 'Открывает выбор файла или нажимает кнопку.',
  },
  props: {
    ...elementWords,
    title: 'Для чего файл: «Баннер».',
    description: 'Каким ему лучше быть: «до 300 КБ, 400 × 200».',
    warnings: 'Что говорит против выбранного файла, хотя отправить его можно.',
    place: 'Рисунок места, где файл покажут, с ним самим: вместо маленькой картинки.',
    state: 'Какой файл хранится и что с ним сделает сохранение.',
    chosenPreviewUrl: 'Адрес выбранной картинки; его делает страница.',
    accept: 'Что предложит окно выбора: `image/*`.',
    isDisabled: 'Видно, но изменить нельзя.',
    onChoose: 'Даёт выбранный или брошенный файл.',
    onDelete: 'Файл просят удалить.',
    onRevert: 'Отметку снимают: оставить как было.',
    onRetry: 'Отправить ещё раз то, что не ушло. Без него это сделает сохранение.',
    onDownload: 'Скачать хранимый файл. Без него скачивания не предлагают.',
    ref: 'Поле файла: например, чтобы поставить на него фокус.',
  },
}
