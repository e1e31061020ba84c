-- "New chat" stood beside the link "New Chat", which begins one.
update chats set title = 'Untitled chat' where titled_by = 'nobody' and title = 'New chat';
