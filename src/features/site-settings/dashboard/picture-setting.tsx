import { Button, Group } from '@mantine/core';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { PicturePicker } from '#dashboard/pictures/picture-picker.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

interface PictureSettingProps {
  readonly title: string;
  readonly text?: string;
  /** The picture's id; '' for none. */
  readonly value: string;
  /** What its button says that goes back to none. */
  readonly standard: string;
  readonly onChange: (id: string) => void;
}

/** A setting that is a picture of the library, or none. */
export function PictureSetting({ title, text, value, standard, onChange }: PictureSettingProps) {
  const [open, setOpen] = useState(false);
  return (
    <fieldset className="of-look-logo">
      <legend>{title}</legend>
      {value !== '' && <img src={`/media/${value}/640.webp`} alt="" />}
      {text !== undefined && <p className="of-dim">{text}</p>}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Icon of={ImagePlus} />}
          aria-label={`${title}: ${value === '' ? m.writing_choose_picture() : m.writing_change_picture()}`}
          onClick={() => setOpen(true)}
        >
          {value === '' ? m.writing_choose_picture() : m.writing_change_picture()}
        </Button>
        {value !== '' && (
          <Button variant="default" leftSection={<Icon of={X} />} onClick={() => onChange('')}>
            {standard}
          </Button>
        )}
      </Group>
      {open && (
        <PicturePicker
          title={title}
          most={1}
          onClose={() => setOpen(false)}
          onChoose={([id = '']) => {
            onChange(id);
            setOpen(false);
          }}
        />
      )}
    </fieldset>
  );
}
