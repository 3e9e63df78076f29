import { useMemo } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { DocumentScreen } from '#dashboard/documents/document-editor/document-screen.tsx';
import { SharingFields } from '#dashboard/documents/document-editor/sharing-fields.tsx';
import { BodyEditor } from '#dashboard/editor/body-editor.tsx';
import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { optionsOf, SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { DateField } from '#dashboard/form/fields/date-field.tsx';
import { SlugField } from '#dashboard/form/fields/slug-field.tsx';
import { TextField } from '#dashboard/form/fields/text-field.tsx';
import { useText, useVisibleLanguages } from '#dashboard/form/form-context.tsx';
import { PictureField } from '#dashboard/pictures/picture-fields.tsx';
import { postPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { categoryName } from '../category.rules.ts';
import { facts, texts } from './post-paths.ts';
import { TagRows } from './tag-rows.tsx';
import { writtenBy } from './written-post.ts';

function PostBasics({ live }: { live: string | undefined }) {
  const isNews = useText(facts.at('kind')) === 'news';
  return (
    <>
      <BothText path={texts.at('title')} />
      <SlugField title={texts.at('title')} live={live} where={postPath(isNews ? 'news' : 'blog', '')} />
      <BothText path={texts.at('summary')} rows={2} help={m.writing_f_summary_help()} />
      <PictureField path={facts.at('cover')} />
    </>
  );
}

function PostBody() {
  return useVisibleLanguages().map((language) => (
    <BodyEditor key={language} path={texts.at('body')} language={language} />
  ));
}

function PostFacts() {
  return (
    <>
      <div className="fk-four">
        <SelectField
          path={facts.at('kind')}
          options={optionsOf({ blog: m.writing_post_blog, news: m.writing_post_news })}
        />
        <SelectField path={facts.at('category')} options={optionsOf(categoryName)} />
        <DateField path={facts.at('publishedOn')} />
      </div>
      <div className="fk-two">
        <TextField path={facts.at('author.en')} label={m.writing_author_en()} lang="en" />
        <TextField path={facts.at('author.bn')} label={m.writing_author_bn()} lang="bn" />
      </div>
      <TagRows />
    </>
  );
}

export function PostForm({ id }: { id: string | undefined }) {
  const { name } = useMe();
  const kind = useMemo(() => writtenBy(name), [name]);
  return (
    <DocumentScreen
      kind={kind}
      id={id}
      sections={(live) => [
        {
          key: 'basics',
          title: m.writing_s_basics(),
          fields: ['title', 'slug', 'summary', 'cover'],
          content: <PostBasics live={live} />,
        },
        { key: 'text', title: m.writing_s_text(), fields: ['body'], content: <PostBody /> },
        {
          key: 'about',
          title: m.writing_s_about(),
          fields: ['kind', 'category', 'publishedOn', 'author', 'tags'],
          content: <PostFacts />,
        },
        {
          key: 'sharing',
          title: m.writing_s_sharing(),
          fields: ['seo'],
          content: <SharingFields path={texts.at('seo')} />,
        },
      ]}
    />
  );
}
