import { Button, Drawer, FileButton, Group, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { fullMoment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { changePicture, deletePicture, replacePicture, usePicture } from '#dashboard/pictures/picture-api.ts';
import { pictureError } from '#dashboard/pictures/picture-error.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { LibraryPicture } from '../library/library.contract.ts';
import { CropField } from './crop-field.tsx';
import { FocusField } from './focus-field.tsx';
import { PictureUses } from './picture-uses.tsx';

interface PictureDrawerProps {
  id: string;
  onClose: () => void;
}

export function PictureDrawer({ id, onClose }: PictureDrawerProps) {
  const { data } = usePicture(id);
  return (
    <Drawer opened onClose={onClose} position="right" size="xl" title={data?.name ?? m.writing_loading()}>
      {data && <OnePicture key={data.version} picture={data} onClose={onClose} />}
    </Drawer>
  );
}

const megabyte = 1024 * 1024;

/** Runs an action on the picture and reports the result. */
async function tell(runMutation: Promise<unknown>, told: string): Promise<boolean> {
  try {
    await runMutation;
    notifications.show({ message: told });
    return true;
  } catch (cause) {
    notifications.show({ color: 'red', message: pictureError(cause).why });
    return false;
  }
}

function OnePicture({ picture, onClose }: { picture: LibraryPicture; onClose: () => void }) {
  const language = officeLanguage();
  const refused = needsPermission(useMe(), 'media.write');
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const [tried, setTried] = useState(false);
  const missing = (text: string) => (tried && text.trim() === '' ? m.writing_fill_in() : undefined);
  const save = () => {
    setTried(true);
    if (name.trim() !== '' && alt.en.trim() !== '' && alt.bn.trim() !== '') {
      void tell(changePicture(picture.id, { name, alt, focus }), m.writing_media_saved());
    }
  };
  const remove = () =>
    modals.openConfirmModal({
      title: m.writing_media_delete(),
      children: m.writing_media_delete_confirm(),
      labels: { confirm: m.writing_media_delete(), cancel: m.writing_cancel() },
      confirmProps: { color: 'red' },
      lockScroll: false,
      onConfirm: () =>
        void tell(deletePicture(picture.id), m.writing_media_deleted({ name })).then(
          (gone) => gone && onClose(),
        ),
    });
  const inUse =
    picture.uses > 0
      ? m.writing_media_used({ count: count(picture.uses, language), number: picture.uses })
      : undefined;
  return (
    <div className="pc-one">
      <FocusField picture={picture} focus={focus} onChange={setFocus} />
      <p className="of-dim num">
        {m.writing_media_facts({
          width: count(picture.width, language),
          height: count(picture.height, language),
          size: count(Math.max(0.01, Math.round((picture.bytes / megabyte) * 100) / 100), language),
          moment: fullMoment(picture.createdAt),
        })}
      </p>
      <TextInput
        label={m.writing_media_name()}
        maxLength={120}
        value={name}
        error={missing(name)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="fk-both">
        {(['en', 'bn'] as const).map((each) => (
          <TextInput
            key={each}
            label={each === 'en' ? m.writing_alt_en() : m.writing_alt_bn()}
            lang={each}
            maxLength={300}
            value={alt[each]}
            error={missing(alt[each])}
            onChange={(event) => setAlt({ ...alt, [each]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Group gap="xs">
        <MayButton refused={refused} color="marigold.5" onClick={save}>
          {m.writing_media_save()}
        </MayButton>
      </Group>
      <CropField
        picture={picture}
        refused={refused}
        onCrop={(crop) => void tell(changePicture(picture.id, { crop }), m.writing_media_saved())}
      />
      <PictureUses id={picture.id} />
      <Group gap="xs">
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onChange={(file) => file && void tell(replacePicture(picture.id, file), m.writing_media_replaced())}
        >
          {(props) => (
            <Button variant="default" disabled={refused !== undefined} {...props}>
              {m.writing_media_replace()}
            </Button>
          )}
        </FileButton>
        <MayButton refused={refused ?? inUse} variant="default" onClick={remove}>
          {m.writing_media_delete()}
        </MayButton>
      </Group>
    </div>
  );
}
