import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { Images } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { sameContent } from '#platform/compare.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { LanguageMark } from '../form/fields/both-text.tsx';
import { useAt, useField } from '../form/form-context.tsx';
import type { RichText, TextsPath } from '../form/path.ts';
import { labelAt } from '../form/path-labels.ts';
import { languageName, officeLanguage } from '../language.ts';
import { bodyOf, editorContent } from './body-json.ts';
import { bodyExtensions } from './body-nodes.ts';
import { EditorTools } from './editor-tools.tsx';
import { countPictures } from './html-tree.ts';
import { countMissingPictures, withOtherPictures } from './other-pictures.ts';
import { pastedBlocks } from './pasted-body.ts';
import './editor.css';

/** Words read in a minute (posts/body/body.rules.ts). */
const wordsInMinute = 200;

/** The rich text of a post in one language. */
export function BodyEditor({ path: both, language }: { path: TextsPath<RichText>; language: Language }) {
  const path = both.in(language);
  const { id, value, problem, disabled, set, leave } = useField(path);
  const label = m.writing_editor({ language: languageName(language) });
  /** The editor's last value: only values from elsewhere are put into it again. */
  const told = useRef<unknown>(value);
  const editor: Editor = useEditor({
    extensions: bodyExtensions(label, language),
    content: editorContent(value),
    editable: !disabled,
    // Its styles are in a file of ours: the site's policy refuses style elements.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        class: 'ed-text',
      },
      handlePaste: (_, event): boolean => {
        const html = event.clipboardData?.getData('text/html') ?? '';
        if (html === '' || html.includes('data-pm-slice')) {
          return false;
        }
        const pictures = countPictures(html);
        if (pictures > 0) {
          notifications.show({
            color: 'orange',
            autoClose: 15_000,
            message: m.writing_ed_no_pictures({
              shown: count(pictures, officeLanguage()),
              tool: m.writing_ed_picture(),
            }),
          });
        }
        const blocks = pastedBlocks(html);
        const [first] = blocks;
        if (!first) {
          return false;
        }
        // A single paragraph is pasted into the line at the cursor.
        const inline = blocks.length === 1 && first.type === 'paragraph' ? first.content : undefined;
        return editor.commands.insertContent(inline ?? blocks);
      },
    },
    onUpdate: ({ editor: changed }) => {
      const body = bodyOf(changed.getJSON());
      told.current = body;
      set(body);
    },
    onBlur: leave,
  });
  useEffect(() => {
    if (!sameContent(value, told.current)) {
      told.current = value;
      editor.commands.setContent(editorContent(value), { emitUpdate: false });
    }
  }, [editor, value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  const words = useEditorState({
    editor,
    selector: ({ editor: now }) => now.getText({ blockSeparator: ' ' }).split(/\s+/u).filter(Boolean).length,
  });
  const speaks = officeLanguage();
  const other = language === 'en' ? 'bn' : 'en';
  const otherBody = useAt(both.in(other));
  const lacking = countMissingPictures(value, otherBody);
  return (
    <div className="ed">
      <div className="ed-label">
        {labelAt(path)} <LanguageMark language={language} />
      </div>
      <div className={problem === undefined ? 'ed-box' : 'ed-box ed-box-wrong'}>
        <EditorTools editor={editor} disabled={disabled} />
        <EditorContent editor={editor} />
      </div>
      {lacking > 0 && !disabled && (
        <Button
          variant="default"
          size="compact-sm"
          mt={6}
          leftSection={<Icon of={Images} />}
          onClick={() => set(withOtherPictures(value, otherBody))}
        >
          {m.writing_ed_other_pictures({ count: count(lacking, speaks) })}
        </Button>
      )}
      <p className="ed-count of-dim num">
        {m.writing_ed_words({
          words: count(words, speaks),
          number: words,
          minutes: count(Math.max(1, Math.round(words / wordsInMinute)), speaks),
        })}
      </p>
      {problem !== undefined && <p className="fk-wrong">{problem}</p>}
    </div>
  );
}
