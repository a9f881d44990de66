import { newId } from '@parket/api-client/newId'
import { unwrap, userFacingText } from '@parket/api-client/problem'
import { fileSlots, fileWarnings, isFileSlot } from '@parket/domain/files/eventFiles'
import {
  eventFilesMachine,
  isMarked,
  type ChosenFile,
  type EventFile,
  type Upload,
} from '@parket/domain/files/eventFilesMachine'
import { sanitizeFileName } from '@parket/domain/files/fileName'
import { consoleTexts } from '@parket/domain/problems/catalogue'
import type { EventFilesView } from '@parket/ui/screens/office/settings/EventSettingsScreen'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { api, fileApi } from '@parket/react/data/api'
import { useUnsavedGuard } from '@parket/react/data/form/unsavedGuard'
import { logToConsole } from '@parket/react/data/logToConsole'
import { toasts } from '../../../data/toasts.ts'
import { readPicture, type ChosenPicture } from './chosenPicture.ts'

interface EventFilesOptions {
  eventId: number
  /** As they are stored when the page opens. */
  files: readonly EventFile[]
  /** Saving is through: all files as they are stored now, and whether each mark was applied. */
  onSaved: (files: readonly EventFile[], areAllSaved: boolean) => void
}

const machine = eventFilesMachine.provide({
  actors: {
    upload: fromPromise<EventFile, Upload>(({ input, signal }) => upload(input, signal)),
    remove: fromPromise<void, { eventId: number; id: string }>(async ({ input, signal }) => {
      await unwrap(
        api.DELETE('/api/events/{id}/files/event-files/{fileId}', {
          params: { path: { id: input.eventId, fileId: input.id } },
          signal,
        }),
      )
    }),
  },
})

async function upload({ eventId, id, file, onProgress }: Upload, signal: AbortSignal) {
  const files = await fileApi(onProgress)
  return unwrap(
    files.POST('/api/events/{id}/files/event-files/{fileId}', {
      params: { path: { id: eventId, fileId: id } },
      body: { file: file.name },
      bodySerializer() {
        const form = new FormData()
        form.append('file', file.data as File, file.name)
        return form
      },
      signal,
    }),
  )
}

/**
 * Files of an event: marked by the organiser, applied by `save` (docs/rules/events-and-contests.md,
 * «Files of an event»).
 */
export function useEventFiles({ eventId, files, onSaved }: EventFilesOptions) {
  const actor = useActorRef(machine, { input: { eventId, slots: fileSlots, files } })
  const snapshot = useSelector(actor, (current) => current)
  const [failed, setFailed] = useState(0)
  const [pictures, setPictures] = useState<Readonly<Record<string, ChosenPicture>>>({})

  const finish = useEffectEvent((left: number) => {
    setFailed(left)
    onSaved(storedOf(actor.getSnapshot().context.places), left === 0)
  })
  useEffect(() => {
    const subscription = actor.on('files.saved', (event) => finish(event.failed))
    return () => subscription.unsubscribe()
  }, [actor])

  const releaseAll = useEffectEvent(() => {
    for (const { release } of Object.values(pictures)) release()
  })
  useEffect(() => () => releaseAll(), [])

  const { places, problem } = snapshot.context
  const isChanged = places.some(isMarked)
  useUnsavedGuard(isChanged)

  async function choose(id: string, data: File) {
    if (data.size === 0) logToConsole(consoleTexts.fileEmpty)
    const file: ChosenFile = { name: sanitizeFileName(data.name), size: data.size, data }
    actor.send({ type: 'file.choose', id, file })
    const picture = await readPicture(data)
    setPictures((before) => {
      before[id]?.release()
      return { ...before, [id]: picture }
    })
  }

  async function download(id: string) {
    const { downloadEventFile } = await import('../../../data/download/downloadEventFile.ts')
    const stored = places.find((place) => place.id === id)?.file
    try {
      await downloadEventFile(eventId, id, stored?.updated_at)
    } catch (error) {
      toasts.add({ text: userFacingText(error) })
    }
  }

  const save = () => actor.send({ type: 'changes.save' })
  const view: EventFilesView = {
    // A place of another file is there for as long as it has one.
    places: places
      .filter(({ id, file, modified }) => isFileSlot(id) || file !== null || modified !== null)
      .map((state) => {
        const { url = null, dimensions = null } = pictures[state.id] ?? {}
        const { id, modified } = state
        const warnings =
          modified && isFileSlot(id) ? fileWarnings(id, { size: modified.size, dimensions }) : []
        return { id, state, chosenPreviewUrl: url, warnings }
      }),
    isSaving: snapshot.matches('applying'),
    failed: isChanged ? failed : 0,
    problem,
    onChoose: (id, file) => void choose(id, file),
    onAdd: (file) => void choose(newId(), file),
    onDelete: (id) => actor.send({ type: 'file.delete', id }),
    onRevert: (id) => actor.send({ type: 'file.revert', id }),
    onDownload: (id) => void download(id),
    onRetry: save,
    onStop: () => actor.send({ type: 'changes.stop' }),
  }
  return {
    view,
    isChanged,
    save,
    /** Files that are stored and stay so. */
    kept: places.filter((place) => !place.delete).flatMap(({ file }) => file ?? []),
  }
}

function storedOf(places: readonly { file: EventFile | null }[]): EventFile[] {
  return places.flatMap(({ file }) => file ?? [])
}
